import { PageSection } from "../../../../ui/page-section.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { SCREENS, type Screen, type Shot } from "./screens.ts";

/** Screenshots of the product. `npm run docs:pictures` takes them. */
export function Screens() {
  return (
    <PageSection title="Inside Theta" lead="Screens from the product, as you'll see them.">
      <ul className="grid gap-x-8 gap-y-10 border-t border-ink pt-6 sm:grid-cols-2">
        {SCREENS.map((screen) => (
          <li key={screen.title} className={screen.wide && "sm:col-span-2"}>
            <Figure {...screen} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Figure({ title, text, alt, narrow, wide }: Screen) {
  return (
    <figure>
      <Picture shot={narrow} alt={alt} className={wide && "sm:hidden"} />
      {wide && <Picture shot={wide} alt={alt} className="max-sm:hidden" />}
      <figcaption className="mt-4">
        <h3 className="headline text-h4">{title}</h3>
        <p className="mt-1 max-w-measure text-ink-2">{text}</p>
      </figcaption>
    </figure>
  );
}

interface PictureProps {
  shot: Shot;
  alt: string;
  className?: string | undefined;
}

/** In the page's theme. What's hidden doesn't load, because it's lazy. */
function Picture({ shot, alt, className }: PictureProps) {
  const { light, dark, ...size } = shot;
  const look = classNames(
    "h-auto w-full rounded-lg border border-line bg-surface shadow-1",
    className,
  );
  return (
    <>
      <img src={light} alt={alt} {...size} loading="lazy" className={`${look} dark:hidden`} />
      <img src={dark} alt={alt} {...size} loading="lazy" className={`${look} light:hidden`} />
    </>
  );
}
