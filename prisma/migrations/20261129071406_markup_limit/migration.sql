-- One person alone marks a fare of a million soums by fifty thousand, five in a hundred; above it a second one approves.
INSERT INTO "house_limit" ("kind", "currency", "alone_minor") VALUES ('markup', 'UZS', 5000000);
