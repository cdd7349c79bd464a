-- Snapshots are compiled whole: nobody reads which carriers an import changed.
DROP TABLE "data_part";

ALTER TABLE "data_version" DROP COLUMN "parted";
