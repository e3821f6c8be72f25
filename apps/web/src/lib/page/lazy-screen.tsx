import { type ComponentType, lazy, useState } from "react";

/** A screen, or the frame around screens, whose code is fetched when it's first needed. */
export interface Screen {
  (): React.ReactNode;
  /** Fetches what the address needs, so that the first render shows the screen instead of a placeholder. */
  preload: (pathname: string) => Promise<void>;
  /** The exported name. By convention, the file has the same name in kebab-case. */
  screenName: string;
}

/** A module whose screen needs more than its code for some addresses exports `prepare`. */
interface Preparing {
  prepare?: (pathname: string) => Promise<void>;
}

export function lazyScreen<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> & Preparing>,
): Screen {
  let loaded: ComponentType | null = null;

  async function fetchPart() {
    // There's no module if the failure caused a reload, so wait for that.
    const part = (await load()) as (Record<Name, ComponentType> & Preparing) | undefined;
    if (!part) return await new Promise<never>(() => {});
    loaded = part[name];
    return part;
  }

  const Later = lazy(async (): Promise<{ default: ComponentType }> => {
    const part: Record<Name, ComponentType> = await fetchPart();
    return { default: part[name] };
  });

  function Screen() {
    // Chosen once, because code that arrives later must not replace the component and lose its state.
    const [Ready] = useState(() => loaded);
    return Ready ? <Ready /> : <Later />;
  }

  return Object.assign(Screen, {
    screenName: name,
    preload: async (pathname: string) => await (await fetchPart()).prepare?.(pathname),
  });
}
