CREATE INDEX "djs_entity" ON "daily_job_shift" USING btree ("entity_id","id") WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djs_scrape" ON "daily_job_shift" USING btree ("scrape_id","id") WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djs_avg" ON "daily_job_shift" USING btree ("avg_job_count","id") WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djs_latest" ON "daily_job_shift" USING btree ("latest_job_count","id") WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djs_reviewed" ON "daily_job_shift" USING btree ("last_time_reviewed","id") WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djs_reviewed_desc" ON "daily_job_shift" USING btree ("last_time_reviewed" DESC NULLS LAST,"id" DESC) WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djs_reviewer" ON "daily_job_shift" USING btree ("last_reviewed_by","id") WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djs_reviewer_desc" ON "daily_job_shift" USING btree ("last_reviewed_by" DESC NULLS LAST,"id" DESC) WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djs_assigned" ON "daily_job_shift" USING btree ("date_assigned","id") WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djs_assigned_desc" ON "daily_job_shift" USING btree ("date_assigned" DESC NULLS LAST,"id" DESC) WHERE "daily_job_shift"."closed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "djsa_user" ON "daily_job_shift_assignee" USING btree ("user_id","daily_job_shift_id");--> statement-breakpoint
CREATE INDEX "me_reviewed" ON "monitored_entity" USING btree ("last_time_reviewed","id") WHERE "monitored_entity"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "me_reviewed_desc" ON "monitored_entity" USING btree ("last_time_reviewed" DESC NULLS LAST,"id" DESC) WHERE "monitored_entity"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "ps_entered" ON "pit_stop" USING btree ("pit_stop_entered_date","id");--> statement-breakpoint
CREATE INDEX "ps_entity" ON "pit_stop" USING btree ("entity_id","id");--> statement-breakpoint
CREATE INDEX "ps_priority" ON "pit_stop" USING btree ("priority","id");--> statement-breakpoint
CREATE INDEX "ps_requests" ON "pit_stop" USING btree ("number_of_requests","id");--> statement-breakpoint
CREATE INDEX "ps_resolved" ON "pit_stop" USING btree ("resolved_date","id");--> statement-breakpoint
CREATE INDEX "ps_resolved_desc" ON "pit_stop" USING btree ("resolved_date" DESC NULLS LAST,"id" DESC);--> statement-breakpoint
CREATE INDEX "ps_reason" ON "pit_stop" USING btree ("reason_code","id");--> statement-breakpoint
CREATE INDEX "ps_reason_desc" ON "pit_stop" USING btree ("reason_code" DESC NULLS LAST,"id" DESC);--> statement-breakpoint
CREATE INDEX "rr_entity" ON "review_ready" USING btree ("entity_id","id") WHERE "review_ready"."status" = 'open_for_review';--> statement-breakpoint
CREATE INDEX "wl_scrape" ON "watch_list" USING btree ("scrape_id","id") WHERE "watch_list"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "wl_scrape_desc" ON "watch_list" USING btree ("scrape_id" DESC NULLS LAST,"id" DESC) WHERE "watch_list"."removed_at" IS NULL;