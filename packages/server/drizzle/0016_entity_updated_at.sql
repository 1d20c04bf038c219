ALTER TABLE "entity" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "entity" SET "updated_at" = "saved"."at" FROM (
  SELECT "entity_id", max("created_at") AS "at" FROM "event_log"
  WHERE "event_type" IN ('entity_info', 'entity_tags', 'entity_aliases', 'entity_status') GROUP BY "entity_id"
) "saved" WHERE "saved"."entity_id" = "entity"."id";
