-- The visible text of rich text, whose elements and entities are those that the server writes.
CREATE FUNCTION text_of_html(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN CASE WHEN strpos(html, '<') + strpos(html, '&') = 0 THEN html ELSE
		replace(replace(replace(replace(regexp_replace(regexp_replace(html, '<(br|/p|/li|/h[1-4]|/blockquote|/pre)\M[^>]*>', E'\n', 'gi'), '<[^>]*>', '', 'g'),
			'&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&') END;--> statement-breakpoint
ALTER TABLE "event_log" ADD COLUMN "search" text GENERATED ALWAYS AS (lower((event_name || E'\n' || replace(event_name, '_', ' ') || E'\n' || coalesce(current_state, '') || E'\n' || coalesce(previous_state, '') || E'\n' || coalesce(text_of_html(notes), '')) COLLATE "und-x-icu")) STORED;--> statement-breakpoint
ALTER TABLE "note" ADD COLUMN "search" text GENERATED ALWAYS AS (lower((title || E'\n' || text_of_html(content)) COLLATE "und-x-icu")) STORED;--> statement-breakpoint
CREATE INDEX "job_scrape_title" ON "job" USING btree ("scrape_id","title","id") WHERE "job"."active";--> statement-breakpoint
CREATE INDEX "job_entity_inactive" ON "job" USING btree ("entity_id","create_date","id") WHERE NOT "job"."active";--> statement-breakpoint
CREATE INDEX "job_scrape_inactive" ON "job" USING btree ("scrape_id","create_date","id") WHERE NOT "job"."active";--> statement-breakpoint
CREATE INDEX "ev_search_trgm" ON "event_log" USING gin ("search" gin_trgm_ops);
