ALTER TABLE "company_queue" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_queue_request_history" ADD COLUMN "request_source" text;--> statement-breakpoint
ALTER TABLE "company_queue_request_history" ADD COLUMN "request_priority" smallint;--> statement-breakpoint
ALTER TABLE "company_queue_request_history" ADD COLUMN "numjobs_estimate" integer;--> statement-breakpoint
ALTER TABLE "company_queue_request_history" ADD COLUMN "career_section" boolean;--> statement-breakpoint
ALTER TABLE "company_queue_request_history" ADD COLUMN "career_section_empty" boolean;--> statement-breakpoint
ALTER TABLE "company_queue_request_history" ADD COLUMN "email_when_finished" boolean;