CREATE INDEX "cq_entity_order" ON "company_queue" USING btree ("entity_id","id");--> statement-breakpoint
CREATE INDEX "cq_entity_desc" ON "company_queue" USING btree ("entity_id" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cq_name" ON "company_queue" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "cqr_priority" ON "company_queue_request" USING btree ("request_priority","id");--> statement-breakpoint
CREATE INDEX "cqr_highest" ON "company_queue_request" USING btree ("highest_priority","id");--> statement-breakpoint
CREATE INDEX "cqr_times" ON "company_queue_request" USING btree ("number_of_times_requested","id");--> statement-breakpoint
CREATE INDEX "cqr_estimate" ON "company_queue_request" USING btree ("numjobs_estimate","id");