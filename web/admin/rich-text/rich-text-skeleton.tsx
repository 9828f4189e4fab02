import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** As high as the editor without text, so that no button moves under a pointer when the editor is there. */
export function RichTextSkeleton() {
  return <Skeleton className="h-[25.5rem] w-full rounded-lg sm:h-[21.375rem]" />;
}
