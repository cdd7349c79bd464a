-- Keys of flights are compared byte by byte, whatever the database's collation: so the claims of one flight, which begin alike, stand together in an index.
-- The table stays as it is; where the collation was another one, its two indexes of flight keys are built anew meanwhile.
alter table "passenger_flight" alter column "flight_key" type text collate "C";
