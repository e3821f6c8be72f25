import { useId, type ReactNode } from "react";
import { useSettings } from "../../../lib/call/settings.ts";
import { SUPPORT_HOURS, SUPPORT_PLACE } from "../../contact/support/support-words.ts";
import { Logo } from "../../../ui/logo.tsx";
import { ThemeSwitch } from "../../../ui/theme/theme-switch.tsx";
import { SiteAnchor } from "./site-anchor.tsx";
import { FOOTER_EXAMS, FOOTER_PAGES, type SiteLink } from "./site-links.ts";

const LINK =
  "inline-flex min-h-8 items-center rounded-sm text-ink underline-offset-4 transition-control hover:underline pointer-coarse:min-h-11";

export function PublicFooter() {
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="page-width grid gap-x-12 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[4fr_2fr_2fr_4fr]">
        <div>
          <Logo />
          <p className="mt-3 text-ink-2">GMAT practice with a score you can trust.</p>
          <p className="text-ink-2">{SUPPORT_PLACE}</p>
          <SocialNetworks />
        </div>
        <LinkColumn title="Exams" links={FOOTER_EXAMS} />
        <LinkColumn title="Pages" links={FOOTER_PAGES} />
        <Support />
      </div>
      <div className="page-width pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-4">
          <p className="text-sm text-ink-muted">
            GMAT is a trademark of its owner, which is not affiliated with Theta.
          </p>
          <div className="needs-scripts">
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-ui text-ink-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <Column title={title}>
      <ul className="flex flex-col">
        {links.map((link) => (
          <li key={link.to}>
            <SiteAnchor link={link} className={LINK} />
          </li>
        ))}
      </ul>
    </Column>
  );
}

function Support() {
  const { supportEmail, supportPhone, shows } = useSettings();
  return (
    <Column title="Support">
      <p>
        <a href={`mailto:${supportEmail}`} className={LINK}>
          {supportEmail}
        </a>
      </p>
      {shows.phone && (
        <p data-only="phone">
          <a href={`tel:${supportPhone}`} className={LINK}>
            {supportPhone}
          </a>
        </p>
      )}
      <p className="flex min-h-8 items-center text-ink-2">{SUPPORT_HOURS}</p>
    </Column>
  );
}

/** The ones this installation has. */
function SocialNetworks() {
  const { socialLinks } = useSettings();
  if (socialLinks.length === 0) return null;
  return (
    <ul aria-label="Theta on social media" className="mt-3 flex flex-wrap gap-x-4">
      {socialLinks.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
