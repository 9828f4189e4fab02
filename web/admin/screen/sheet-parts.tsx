import type { CSSProperties } from 'react';
import type { DocumentLooks } from '#domain/looks/document-looks.ts';
import { typefaceRules } from '#domain/looks/style-sheet.ts';
import type { Company } from '#domain/settings/company.ts';
import { DEFAULT_SHOP_NAME } from '#domain/settings/default-shop-name.ts';
import { uploadedSources } from '#domain/uploads/picture-url.ts';
import { MarigoldMark } from '#web/ui/pictures/logo.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

type Tokens = CSSProperties & Record<`--${string}`, string>;

/** Accent and typefaces of a document; the shade for white paper is for print, as screens may be dark. */
export function documentStyle(looks: DocumentLooks | undefined): Tokens | undefined {
  if (!looks) return undefined;
  const { accent, typefaces } = looks;
  return {
    ...(accent && { '--document-line': accent.line, '--document-title': accent.text }),
    ...(typefaces && { ...readTokens(typefaceRules({ typefaces }).tokens), fontFamily: 'var(--font-sans)' }),
  };
}

/** '--font-sans:…' as a property. */
function readTokens(tokens: readonly string[]): Record<`--${string}`, string> {
  return Object.fromEntries(tokens.map((token) => token.split(/:(.*)/)));
}

/** Loads the typefaces of a document; nothing for those of the theme. */
export function DocumentTypefaces({ looks }: { looks: DocumentLooks | undefined }) {
  if (!looks?.typefaces) return null;
  return <style>{typefaceRules({ typefaces: looks.typefaces }).faces.join('\n')}</style>;
}

type SheetHeadProps = { company: Pick<Company, 'name'>; logo: string | undefined };

/** The logo with the name below it, or the name, in our own shop behind its mark. */
export function SheetHead({ company: { name }, logo }: SheetHeadProps) {
  const file = uploadedSources(logo ?? '')?.webp.at(-1)?.url;
  if (file)
    return (
      <>
        {/* The name is below it. */}
        <img src={file} alt="" className="mb-2 h-14 max-w-72 object-contain object-left print:h-12" />
        <p className="font-semibold">{name}</p>
      </>
    );
  return (
    <p className="flex items-center gap-2 font-display text-2xl font-medium">
      {name === DEFAULT_SHOP_NAME && <MarigoldMark className="size-8 shrink-0 print:size-7" />}
      {name}
    </p>
  );
}

/** Words of the seller with their line breaks; nothing without any. */
export function SheetWords({ text, className }: { text: string | undefined; className?: string }) {
  if (!text) return null;
  return <p className={classNames('whitespace-pre-line wrap-anywhere', className)}>{text}</p>;
}
