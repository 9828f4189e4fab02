import { studioFiles } from '#web/shared/studio-files.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { classNames } from '../../ui/styles/class-names.ts';

const KETTLE = studioFiles('home/heron-pour-over-kettle-cup');

export function Story() {
  return (
    <section
      aria-labelledby="story"
      className="mt-14 grid items-center gap-x-16 gap-y-10 md:grid-cols-12 md:gap-x-10 lg:mt-20 lg:gap-x-16"
    >
      {KETTLE && (
        <div className="aspect-square overflow-hidden rounded-xl bg-sunken md:col-span-5">
          <Picture
            src={KETTLE.src}
            alt=""
            width={1000}
            height={1000}
            sizes="(width >= 84rem) 40rem, (width >= 48rem) 50vw, 100vw"
            srcSet={KETTLE.webp}
            sources={[{ type: 'image/avif', srcSet: KETTLE.avif }]}
            className="dim-at-night size-full object-cover"
          />
        </div>
      )}
      <div className={classNames('space-y-5 text-lg', KETTLE ? 'md:col-span-7' : 'md:col-span-9')}>
        <h2 id="story" className="mb-8 text-3xl">
          Founded in 2018, at a kitchen table
        </h2>
        <p>
          Marigold began with a kettle. Ours had broken for the third time, and after two evenings of reading
          reviews we knew one thing: the good one existed, hardly anyone had heard of it, and it cost too
          much.
        </p>
        <p>
          So we wrote to the people who made it and asked for twelve. They sold in a week, to friends first
          and then to friends of friends. We asked for forty. Then somebody wanted to know about headphones.
        </p>
        <p>
          The list has grown since: electronics, things for the home, clothes, care, gear for outdoors. The
          way we choose has not. We look for what is made well, ask for a fair price, and pass it on.
        </p>
      </div>
    </section>
  );
}
