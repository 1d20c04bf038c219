ALTER TABLE "tag" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scrape" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "scrape" SET "updated_at" = "saved"."at" FROM (
  SELECT "scrape_id", max("created_at") AS "at" FROM "event_log"
  WHERE "event_type" IN ('scrape_code', 'scrape_config', 'scrape_info', 'scrape_type', 'scrape_status') GROUP BY "scrape_id"
) "saved" WHERE "saved"."scrape_id" = "scrape"."id";
