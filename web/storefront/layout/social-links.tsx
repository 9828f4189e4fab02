/** Placeholders for social media (specification, section 2: without a target). */
export function SocialLinks({ className }: { className: string }) {
  return (
    <ul aria-label="Social media" className={`flex flex-wrap gap-x-6 gap-y-2 ${className}`}>
      {['Instagram', 'Pinterest', 'YouTube'].map((place) => (
        <li key={place}>
          {/* biome-ignore lint/a11y/useValidAnchor: without a URL it is HTML's placeholder for a
              link to come. */}
          <a role="link" aria-disabled="true" title="Not open yet">
            {place}
          </a>
        </li>
      ))}
    </ul>
  );
}
