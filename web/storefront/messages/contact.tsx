import { inBrowser, type LoadArgs, onServer } from '../../data.ts';
import { pageMeta } from '../../meta.ts';
import { Container } from '../../ui/layout/container.tsx';
import { loadPageTexts } from '../page-texts/load-page-texts.ts';
import { searchTexts } from '../page-texts/search-texts.ts';
import { useShopDetails } from '../shop-details.ts';
import type { Route } from './+types/contact';
import { ContactDetails } from './contact-details.tsx';
import { ContactSection } from './contact-section.tsx';
import { ShopMap } from './shop-map.tsx';

const load = async (args: LoadArgs) => ({ texts: await loadPageTexts(args, 'contact') });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { ...searchTexts(loaderData), path: '/user/contact', image: '/social-contact.png' });

export default function Contact({ loaderData: { texts } }: Route.ComponentProps) {
  const { address } = useShopDetails();
  return (
    <Container className="py-section">
      <h1 className="text-5xl">{texts.heading}</h1>
      {texts.text && <p className="mt-6 max-w-144 text-lg text-muted sm:text-xl">{texts.text}</p>}
      <div className="mt-14 grid grid-cols-1 gap-6 lg:mt-20 lg:grid-cols-2">
        <ContactSection texts={texts} />
        <div>
          <ContactDetails opening={texts} />
          {address.length > 0 && <ShopMap />}
        </div>
      </div>
    </Container>
  );
}
