import { uploadedSources } from '#domain/uploads/picture-url.ts';
import type { WrittenPicture } from '#web/shared/hero-picture.tsx';
import { formatSrcSet } from '#web/shared/product-picture.tsx';
import type { LoadArgs } from '../../data.ts';
import { loadPageTexts } from '../page-texts/load-page-texts.ts';

/** The files of the picture are part of the data: the first page loads nothing that derives them. */
export async function loadLanding(args: LoadArgs) {
  const texts = await loadPageTexts(args, 'landing');
  const picture = describePicture(texts.picture, texts.pictureText);
  return { texts, ...(picture && { picture }) };
}

function describePicture(address: string, alt: string): WrittenPicture | null {
  const files = uploadedSources(address);
  return files && { src: address, alt, avif: formatSrcSet(files.avif), webp: formatSrcSet(files.webp) };
}
