-- An entity is found by its name without case and legal form, and an alias by its text without case, scheme, www and slashes at its end.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN regexp_replace(btrim(lower(name COLLATE "und-x-icu") COLLATE "default"), '[ ,]+(inc|incorporated|llc|llp|lp|ltd|limited|plc|corp|corporation|co|company|gmbh|ag|kg|se|bv|nv|sa|sas|srl|spa|oy|ab|as|pty)[.]?$', '');--> statement-breakpoint
CREATE FUNCTION alias_key(alias text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN regexp_replace(btrim(lower(alias COLLATE "und-x-icu") COLLATE "default"), '^(https?://)?(www[.])?|/+$', '', 'g');--> statement-breakpoint
DROP INDEX "cqr_next_up";--> statement-breakpoint
DROP INDEX "cqr_status_prio";--> statement-breakpoint
CREATE INDEX "entity_name_key" ON "entity" USING gin (name_key("company_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entity_alias_key" ON "entity_alias" USING btree (alias_key("alias"));--> statement-breakpoint
CREATE INDEX "cqr_next_up" ON "company_queue_request" USING btree ("due_at","request_priority","tier_level","id","latest_status");--> statement-breakpoint
CREATE INDEX "cqr_status_prio" ON "company_queue_request" USING btree ("latest_status","request_priority","due_at");