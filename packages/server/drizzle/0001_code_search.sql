-- What the index of the code holds of one: each three letters or digits in a row, in lower case, whatever the locale of the
-- database; a byte beyond ASCII counts as its three octal digits. Bound when made, so that no search_path matters. Its cost
-- keeps the planner from working it out row by row where it has an index.
CREATE FUNCTION code_trigrams(code text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
	RETURN show_trgm(encode(convert_to(lower(code COLLATE "und-x-icu"), 'UTF8'), 'escape'));--> statement-breakpoint
DROP INDEX "scrape_code_trgm";--> statement-breakpoint
CREATE INDEX "scrape_code_trigrams" ON "scrape_code" USING gin (code_trigrams("code") COLLATE "C");--> statement-breakpoint
-- Statistics of it would take ANALYZE a minute, and would not help: the index is always the better way.
ALTER INDEX "scrape_code_trigrams" ALTER COLUMN 1 SET STATISTICS 0;
