interface ThirdPartyScript<T> {
  /** What the script defines if it's the right one. */
  read: () => T | undefined;
  /** The reasons shown to people who wait for it. */
  words: { failed: string; slow: string; wrong: string };
}

const TIMEOUT_MILLISECONDS = 15_000;

/** A third-party script, loaded once per page; a failed load can be tried again. */
export function thirdPartyScript<T>({
  read,
  words,
}: ThirdPartyScript<T>): (url: string) => Promise<T> {
  let loading: Promise<T> | null = null;

  async function load(url: string): Promise<T> {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    try {
      await arrival(script, words);
      const found = read();
      if (found === undefined) throw new Error(words.wrong);
      return found;
    } catch (error) {
      script.remove();
      throw error;
    }
  }

  return async (url) => {
    loading ??= load(url).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return await loading;
  };
}

async function arrival(
  script: HTMLScriptElement,
  words: { failed: string; slow: string },
): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => reject(new Error(words.failed)));
      timer = setTimeout(() => reject(new Error(words.slow)), TIMEOUT_MILLISECONDS);
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
  }
}
