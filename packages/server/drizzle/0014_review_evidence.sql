ALTER TABLE "review" ADD COLUMN "entity_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "scrape_id" integer;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "note_id" integer;--> statement-breakpoint
-- The reviews of before get the record of their row, and the note that was written at the same instant.
UPDATE "review" r SET "entity_id" = s."entity_id", "scrape_id" = s."scrape_id" FROM "daily_job_shift" s WHERE r."subject" = 'daily_job_shift' AND s."id" = r."subject_id";--> statement-breakpoint
UPDATE "review" r SET "entity_id" = s."entity_id", "scrape_id" = s."scrape_id" FROM "watch_list" s WHERE r."subject" = 'watch_list' AND s."id" = r."subject_id";--> statement-breakpoint
UPDATE "review" r SET "entity_id" = s."entity_id", "scrape_id" = NULL FROM "monitored_entity" s WHERE r."subject" = 'monitored_entity' AND s."id" = r."subject_id";--> statement-breakpoint
UPDATE "review" r SET "entity_id" = s."entity_id", "scrape_id" = NULL FROM "review_ready" s WHERE r."subject" = 'review_ready' AND s."id" = r."subject_id";--> statement-breakpoint
UPDATE "review" r SET "entity_id" = s."entity_id", "scrape_id" = NULL FROM "pit_stop" s WHERE r."subject" = 'pit_stop' AND s."id" = r."subject_id";--> statement-breakpoint
UPDATE "review" r SET "note_id" = n."id" FROM "note" n WHERE n."entity_id" = r."entity_id" AND n."created" = r."created_at" AND n."user_id" = r."user_id" AND n."scrape_id" IS NOT DISTINCT FROM r."scrape_id" AND n."title" LIKE '%Review%';--> statement-breakpoint
CREATE INDEX "sal_scrape" ON "scrape_alert" USING btree ("scrape_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sch_scrape" ON "scrape_code_history" USING btree ("scrape_id","modified","id");--> statement-breakpoint
CREATE INDEX "review_entity" ON "review" USING btree ("entity_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_scrape" ON "review" USING btree ("scrape_id","created_at","id") WHERE "review"."scrape_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ssh_scrape_end" ON "scrape_stage_history" USING btree ("scrape_id","end_time");