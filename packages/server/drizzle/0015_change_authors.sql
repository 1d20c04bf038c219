ALTER TABLE "company_queue" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_queue" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "company_queue" ADD CONSTRAINT "company_queue_changed_by_app_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD CONSTRAINT "company_queue_request_changed_by_app_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;