CREATE TABLE "demo_rows" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "demo_rows_kind_id_pk" PRIMARY KEY("kind","id")
);
