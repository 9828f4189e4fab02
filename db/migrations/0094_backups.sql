CREATE TABLE "backups" (
	"due_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"name" text,
	"bytes" bigint,
	"is_verified" boolean DEFAULT false NOT NULL,
	"problem" text
);
