/** The document in the dialog's frame. It's the same for every order and requests what it shows. */
export function frameHtml(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox checkout: no money moves</title>
<link rel="stylesheet" href="frame.css">
<script type="module" src="frame/frame.ts"></script>
</head>
<body>
<div class="top">
<p class="mark" role="note"><strong>Sandbox: you won't be charged.</strong> Use a test card.</p>
<header>
<div><h1 id="merchant"></h1><p id="description"></p></div>
<p id="amount"></p>
<button type="button" id="close" disabled aria-label="Close checkout">\u00d7</button>
</header>
</div>
<main id="view" aria-live="polite"><p class="busy">Loading the order\u2026</p></main>
</body>
</html>
`;
}
