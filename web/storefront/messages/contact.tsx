import { pageMeta } from '../../meta.ts';
import { Container } from '../../ui/layout/container.tsx';
import { findShopDetails, useShopDetails } from '../shop-details.ts';
import type { Route } from './+types/contact';
import { ContactDetails } from './contact-details.tsx';
import { ContactSection } from './contact-section.tsx';
import { ShopMap } from './shop-map.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact Us – Marigold',
    description: findShopDetails(matches).showsExamples
      ? 'Write, call or visit Marigold: address, phone, email and opening hours.'
      : `How to reach ${findShopDetails(matches).name}.`,
    path: '/user/contact',
    image: '/social-contact.png',
  });

export default function Contact() {
  const { address, showsExamples } = useShopDetails();
  return (
    <Container className="py-section">
      <h1 className="text-5xl">Contact Us</h1>
      {showsExamples && (
        <p className="mt-6 max-w-144 text-lg text-muted sm:text-xl">
          A question about a product, an order that needs a word, or simply something to tell us: a person
          reads it.
        </p>
      )}
      <div className="mt-14 grid grid-cols-1 gap-6 lg:mt-20 lg:grid-cols-2">
        <ContactSection />
        <div>
          <ContactDetails />
          {address.length > 0 && <ShopMap />}
        </div>
      </div>
    </Container>
  );
}
