import { PageTitle } from "../../ui/headings.tsx";

export function ContactScreen() {
  return (
    <div className="page-width py-10">
      <PageTitle lead="Write to Theta: questions about tests, plans and admission, and how to reach us.">
        Let&apos;s Talk
      </PageTitle>
    </div>
  );
}
