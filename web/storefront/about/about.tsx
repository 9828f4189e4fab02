import type { PageTexts } from '#domain/page-texts/page-texts.ts';
import { splitParagraphs } from '#domain/paragraphs.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { renderedFiles } from '#web/shared/rendered-files.ts';
import { inBrowser, type LoadArgs, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import { ContactDetails } from '../messages/contact-details.tsx';
import { loadPageTexts } from '../page-texts/load-page-texts.ts';
import { searchTexts } from '../page-texts/search-texts.ts';
import { useShopDetails } from '../shop-details.ts';
import type { Route } from './+types/about';

const load = async (args: LoadArgs) => ({ texts: await loadPageTexts(args, 'about') });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { ...searchTexts(loaderData), path: '/user/about', image: '/social-about.png' });

type Props = { texts: PageTexts<'about'> };

export default function About({ loaderData: { texts } }: Route.ComponentProps) {
  const { heading, story, values, team, closing } = texts;
  const isWritten = story !== '' || closing !== '' || values.length > 0 || team.length > 0;
  if (!isWritten) return <WhoSells heading={heading} />;
  return (
    <>
      <Container className="py-section">
        <h1 className="max-w-5xl text-5xl">{heading}</h1>
        {story && <Story texts={texts} />}
      </Container>
      {values.length > 0 && <Values texts={texts} />}
      {team.length > 0 && <Team texts={texts} />}
      {closing && <Closing texts={texts} />}
    </>
  );
}

/** The page of a shop whose seller has not written about it: its name, and how to reach it. */
function WhoSells({ heading }: { heading: string }) {
  return (
    <Container className="py-section">
      <h1 className="max-w-5xl text-5xl">{heading}</h1>
      <div className="mt-10 max-w-2xl">
        <ContactDetails />
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/user/products" variant="primary" size="lg">
          Browse Products
        </ButtonLink>
        <ButtonLink to="/user/contact" size="lg">
          Contact Us
        </ButtonLink>
      </div>
    </Container>
  );
}

function Closing({ texts: { closing, closingLink } }: Props) {
  return (
    <section aria-labelledby="final-words" className="bg-accent py-section text-on-accent">
      <Container>
        <h2 id="final-words" className="max-w-4xl text-4xl">
          {closing}
        </h2>
        <ButtonLink to="/user/products" size="lg" className="mt-10">
          {closingLink}
        </ButtonLink>
      </Container>
    </section>
  );
}

const KETTLE = renderedFiles('home/heron-pour-over-kettle-cup');

function Story({ texts: { storyTitle, story, storyPicture, storyPictureText } }: Props) {
  const { showsExamples } = useShopDetails();
  const hasKettle = KETTLE && showsExamples;
  const hasPicture = storyPicture !== '' || hasKettle;
  return (
    <section
      aria-labelledby="story"
      className="mt-14 grid items-center gap-x-16 gap-y-10 md:grid-cols-12 md:gap-x-10 lg:mt-20 lg:gap-x-16"
    >
      {storyPicture !== '' ? (
        <div className={STORY_FRAME}>
          <ProductPicture
            src={storyPicture}
            alt={storyPictureText}
            sizes={STORY_SIZES}
            className="size-full object-cover"
          />
        </div>
      ) : (
        hasKettle && (
          <div className={STORY_FRAME}>
            <Picture
              src={KETTLE.src}
              alt=""
              width={1000}
              height={1000}
              sizes={STORY_SIZES}
              srcSet={KETTLE.webp}
              sources={[{ type: 'image/avif', srcSet: KETTLE.avif }]}
              className="dim-at-night size-full object-cover"
            />
          </div>
        )
      )}
      <div className={classNames('space-y-5 text-lg', hasPicture ? 'md:col-span-7' : 'md:col-span-9')}>
        <h2 id="story" className="mb-8 text-3xl">
          {storyTitle}
        </h2>
        {splitParagraphs(story).map((paragraph, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal, and never move.
          <p key={position} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

const STORY_FRAME = 'aspect-square overflow-hidden rounded-xl bg-sunken md:col-span-5';
const STORY_SIZES = '(width >= 84rem) 40rem, (width >= 48rem) 50vw, 100vw';

function Values({ texts: { valuesTitle, values } }: Props) {
  return (
    <section aria-labelledby="values" className="bg-sunken py-section">
      <Container>
        <SectionHeading id="values" title={valuesTitle} />
        <ol className="divide-y divide-line border-y border-line">
          {values.map(({ title, text }) => (
            <li key={title} className="grid gap-x-16 gap-y-3 py-8 lg:grid-cols-12 lg:py-12">
              <h3 className="font-display text-3xl font-medium lg:col-span-5">{title}</h3>
              <p className="max-w-prose text-lg text-muted lg:col-span-7 lg:col-start-6">{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

function Team({ texts: { teamTitle, team } }: Props) {
  const hasPictures = team.some(({ picture }) => picture !== '');
  return (
    <Container as="section" aria-labelledby="team" className="py-section">
      <SectionHeading id="team" title={teamTitle} />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-12 min-[22rem]:grid-cols-2 lg:grid-cols-4 lg:gap-x-10">
        {team.map(({ name, role, text, picture, pictureText }) => (
          <li key={name}>
            {hasPictures && (
              <div className="mb-5 aspect-square overflow-hidden rounded-xl bg-sunken">
                {picture !== '' && (
                  <ProductPicture
                    src={picture}
                    alt={pictureText}
                    sizes="(width >= 64rem) 18rem, (width >= 22rem) 50vw, 100vw"
                    className="size-full object-cover"
                  />
                )}
              </div>
            )}
            <h3 className="border-t-2 border-mark pt-5 font-display text-2xl font-medium">{name}</h3>
            <p className="text-accent-ink">{role}</p>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
