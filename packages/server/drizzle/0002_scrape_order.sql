CREATE INDEX "scrape_archived" ON "scrape" USING btree ("archived","id");--> statement-breakpoint
CREATE INDEX "scrape_active" ON "scrape" USING btree ("active","id");--> statement-breakpoint
CREATE INDEX "scrape_status" ON "scrape" USING btree ("status","id");