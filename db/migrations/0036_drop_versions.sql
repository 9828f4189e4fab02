DROP TABLE "catalogue_version" CASCADE;--> statement-breakpoint
DROP TABLE "product_touches" CASCADE;