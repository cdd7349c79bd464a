-- What one person of the house gives back alone to one agency in 24 hours: as much as they top up alone.
INSERT INTO "house_limit" ("kind", "currency", "alone_minor")
VALUES ('refund', 'UZS', 10000000000), ('refund', 'USD', 1000000), ('refund', 'EUR', 1000000), ('refund', 'RUB', 100000000);
