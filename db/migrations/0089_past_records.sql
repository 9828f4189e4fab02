CREATE TABLE "past_import_changes" (
	"import_id" text NOT NULL,
	"record_id" text NOT NULL,
	"before" json,
	CONSTRAINT "past_import_changes_import_id_record_id_pk" PRIMARY KEY("import_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "past_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text,
	"kept" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_records" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email_key" text,
	"at" timestamp with time zone NOT NULL,
	"document" json NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "past_import_changes" ADD CONSTRAINT "past_import_changes_import_id_past_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."past_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_import_changes" ADD CONSTRAINT "past_import_changes_record_id_past_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."past_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_import_changes_of_record" ON "past_import_changes" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "past_imports_newest" ON "past_imports" USING btree ("started_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "past_records_newest" ON "past_records" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "past_records_email" ON "past_records" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "past_records_search" ON "past_records" USING gin (search_text gin_trgm_ops);