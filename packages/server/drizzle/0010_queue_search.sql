ALTER TABLE "company_queue_request" ADD COLUMN "entity_name" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "tier_level" smallint;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What the list of requests is sorted and searched by: one line per field of queue and entity.
CREATE FUNCTION set_queue_request_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT coalesce(e.company_name, q.name), e.tier_level,
		lower((q.name || E'\n' || coalesce(q.url, '') || E'\n' || coalesce(e.company_name, '')) COLLATE "und-x-icu")
	INTO NEW.entity_name, NEW.tier_level, NEW.search
	FROM company_queue q LEFT JOIN entity e ON e.id = q.entity_id WHERE q.id = NEW.company_queue_id;
	-- The foreign key refuses the row.
	IF NOT FOUND THEN NEW.entity_name := ''; NEW.search := ''; END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "cqr_search_set" BEFORE INSERT OR UPDATE OF "company_queue_id" ON "company_queue_request" FOR EACH ROW EXECUTE FUNCTION set_queue_request_search();--> statement-breakpoint
CREATE FUNCTION refresh_search_of_queue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE company_queue_request SET company_queue_id = company_queue_id WHERE company_queue_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "cq_search_of_requests" AFTER UPDATE OF "name", "url", "entity_id" ON "company_queue" FOR EACH ROW
	WHEN ((OLD.name, OLD.url, OLD.entity_id) IS DISTINCT FROM (NEW.name, NEW.url, NEW.entity_id)) EXECUTE FUNCTION refresh_search_of_queue();--> statement-breakpoint
CREATE FUNCTION refresh_search_of_entity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE company_queue_request SET company_queue_id = company_queue_id
	WHERE company_queue_id IN (SELECT id FROM company_queue WHERE entity_id = NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "entity_search_of_requests" AFTER UPDATE OF "company_name", "tier_level" ON "entity" FOR EACH ROW
	WHEN ((OLD.company_name, OLD.tier_level) IS DISTINCT FROM (NEW.company_name, NEW.tier_level)) EXECUTE FUNCTION refresh_search_of_entity();--> statement-breakpoint
UPDATE "company_queue_request" SET "company_queue_id" = "company_queue_id";--> statement-breakpoint
CREATE INDEX "cqr_entity_name" ON "company_queue_request" USING btree ("entity_name","id");--> statement-breakpoint
CREATE INDEX "cqr_tier" ON "company_queue_request" USING btree ("tier_level","id");--> statement-breakpoint
CREATE INDEX "cqr_tier_desc" ON "company_queue_request" USING btree ("tier_level" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cqr_search_trgm" ON "company_queue_request" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cqr_status" ON "company_queue_request" USING btree ("latest_status","id");--> statement-breakpoint
CREATE INDEX "cqr_next_up" ON "company_queue_request" USING btree ("due_at","request_priority","tier_level","id");--> statement-breakpoint
CREATE INDEX "cqr_next_up_desc" ON "company_queue_request" USING btree ("due_at" DESC NULLS LAST,"request_priority" DESC NULLS FIRST,"tier_level" DESC NULLS LAST,"id" DESC NULLS FIRST);