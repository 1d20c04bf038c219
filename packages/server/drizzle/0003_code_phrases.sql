-- A blank counts as a letter, so that words which stand everywhere, but nowhere in this order, are known not to be found
-- without reading every script. As "q": hardly any word has it where another ends and the next one begins.
DROP INDEX "scrape_code_trigrams";--> statement-breakpoint
CREATE OR REPLACE FUNCTION code_trigrams(code text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
	RETURN show_trgm(translate(encode(convert_to(lower(code COLLATE "und-x-icu"), 'UTF8'), 'escape'), ' ', 'q'));--> statement-breakpoint
CREATE INDEX "scrape_code_trigrams" ON "scrape_code" USING gin (code_trigrams("code") COLLATE "C");--> statement-breakpoint
ALTER INDEX "scrape_code_trigrams" ALTER COLUMN 1 SET STATISTICS 0;
