CREATE TABLE "queue_merge" (
	"kind" text NOT NULL,
	"from_id" integer NOT NULL,
	"into_id" integer NOT NULL,
	CONSTRAINT "queue_merge_kind_from_id_pk" PRIMARY KEY("kind","from_id"),
	CONSTRAINT "queue_merge_kind_check" CHECK ("queue_merge"."kind" IN ('queue', 'request'))
);
--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "clock_started_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "last_entry_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "first_answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "assigned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_queue_request_history" ADD COLUMN "flow" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "queue_merge_into" ON "queue_merge" USING btree ("kind","into_id");--> statement-breakpoint
ALTER TABLE "company_queue_request" ADD CONSTRAINT "company_queue_request_assigned_to_app_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cqr_due" ON "company_queue_request" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "cqr_due_desc" ON "company_queue_request" USING btree ("due_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cqr_in_progress" ON "company_queue_request" USING btree ("last_entry_at","id") WHERE "company_queue_request"."latest_status" = 'in-progress';--> statement-breakpoint
CREATE INDEX "cqr_assigned" ON "company_queue_request" USING btree ("assigned_to","id") WHERE "company_queue_request"."assigned_to" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "cqr_answered" ON "company_queue_request" USING btree ("first_answered_at","request_priority","request_timestamp");--> statement-breakpoint
CREATE INDEX "cqrh_flow" ON "company_queue_request_history" USING btree ("history_timestamp","flow") WHERE "company_queue_request_history"."flow" <> 0;--> statement-breakpoint
UPDATE "company_queue_request" SET
	"clock_started_at" = coalesce((SELECT max(h.history_timestamp) FROM "company_queue_request_history" h
		WHERE h.company_queue_request_id = "company_queue_request".id AND h.status = 'requested'
			AND (h.notes IS NULL OR h.notes NOT LIKE 'Requested again:%')), "request_timestamp"),
	"last_entry_at" = coalesce((SELECT max(h.history_timestamp) FROM "company_queue_request_history" h
		WHERE h.company_queue_request_id = "company_queue_request".id), "request_timestamp"),
	"first_answered_at" = (SELECT min(h.history_timestamp) FROM "company_queue_request_history" h
		WHERE h.company_queue_request_id = "company_queue_request".id AND h.status IN ('done', 'cant-do', 'no-jobs'));--> statement-breakpoint
-- An answer that a review follows at once leaves the request in the queue.
WITH step AS (
	SELECT id, company_queue_request_id, history_timestamp,
		(status NOT IN ('done', 'cant-do', 'no-jobs') OR coalesce(lead(status) OVER later = 'review-ready', false))::int AS is_open
	FROM "company_queue_request_history"
	WINDOW later AS (PARTITION BY company_queue_request_id ORDER BY history_timestamp, id)
), moved AS (
	SELECT id, is_open - lag(is_open, 1, 0) OVER (PARTITION BY company_queue_request_id ORDER BY history_timestamp, id) AS flow FROM step
)
UPDATE "company_queue_request_history" SET "flow" = moved.flow FROM moved
WHERE moved.id = "company_queue_request_history".id AND moved.flow <> 0;
