CREATE TABLE "email_codes" (
	"email_digest" text NOT NULL,
	"browser_digest" text NOT NULL,
	"code_digest" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_codes_email_digest_browser_digest_pk" PRIMARY KEY("email_digest","browser_digest")
);
--> statement-breakpoint
CREATE INDEX "email_codes_expired" ON "email_codes" USING btree ("expires_at");