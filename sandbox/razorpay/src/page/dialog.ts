export interface Dialog {
  container: HTMLElement;
  frame: HTMLIFrameElement;
}

/** The class names are the provider's, because shops' tests look for them. */
export function makeDialog(src: string, backdropColor: string): Dialog {
  const container = document.createElement("div");
  container.className = "razorpay-container";
  container.setAttribute("role", "dialog");
  container.setAttribute("aria-modal", "true");
  container.setAttribute("aria-label", "Sandbox checkout. No money moves.");
  Object.assign(container.style, {
    position: "fixed",
    inset: "0",
    zIndex: "2147483647",
    backgroundColor: backdropColor,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
  });

  const isPhone = window.innerWidth < 480;
  const frame = document.createElement("iframe");
  frame.className = "razorpay-checkout-frame";
  frame.title = "Sandbox checkout. No money moves.";
  Object.assign(frame.style, {
    width: "min(100%, 420px)",
    height: isPhone ? "100%" : "min(100%, 680px)",
    borderRadius: isPhone ? "0" : "8px",
    border: "0",
    backgroundColor: "white",
    colorScheme: "light",
  });
  frame.src = src;
  container.append(frame);
  return { container, frame };
}
