-- Names are stored in Unicode's composed form, so that equal names are found equal.
UPDATE "entity" SET "company_name" = normalize("company_name", NFC) WHERE "company_name" IS NOT NFC NORMALIZED;--> statement-breakpoint
UPDATE "scrape" SET "name" = normalize("name", NFC) WHERE "name" IS NOT NFC NORMALIZED;--> statement-breakpoint
UPDATE "company_queue" SET "name" = normalize("name", NFC) WHERE "name" IS NOT NFC NORMALIZED;
