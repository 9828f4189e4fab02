CREATE TABLE "product_import_changes" (
	"import_id" text NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"before" json,
	"after" json NOT NULL,
	"undone_at" timestamp with time zone,
	"kept" text,
	CONSTRAINT "product_import_changes_import_id_product_id_pk" PRIMARY KEY("import_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" text NOT NULL,
	"product_count" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "product_import_changes" ADD CONSTRAINT "product_import_changes_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_imports_newest" ON "product_imports" USING btree ("started_at" DESC NULLS LAST,"id");