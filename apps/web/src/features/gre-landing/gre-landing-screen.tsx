import { Testimonials } from "../../lib/testimonials/testimonials.tsx";
import { PageTitle } from "../../ui/headings.tsx";

export function GreLandingScreen() {
  return (
    <div className="page-width py-10">
      <PageTitle lead="Master the GRE: what the General Test asks, how it is scored, what it costs, and when you can sit it.">
        Master the GRE - Your Gateway to Graduate and Business School Success
      </PageTitle>
      <Testimonials />
    </div>
  );
}
