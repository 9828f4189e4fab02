-- Labels of which only the name of a public picture was left. All others are in their rows.
DELETE FROM "return_labels" WHERE bytes IS NULL;--> statement-breakpoint
ALTER TABLE "return_labels" DROP CONSTRAINT "label_is_somewhere";--> statement-breakpoint
DROP INDEX "return_labels_moved";--> statement-breakpoint
ALTER TABLE "return_labels" ALTER COLUMN "bytes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "return_labels" DROP COLUMN "moved_from";