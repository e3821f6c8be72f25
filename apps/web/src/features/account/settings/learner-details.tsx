import { internationalPhone } from "@theta/contract";
import { useUserDetailsQuery } from "../../../lib/session/details-data.ts";
import { Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { FailedState } from "../../../ui/states.tsx";

const ROW = "grid gap-x-6 border-b border-line py-4 @md:grid-cols-[8rem_minmax(0,1fr)]";

export function LearnerDetails() {
  const { data, isFetching, refetch } = useUserDetailsQuery();
  if (!data) {
    if (isFetching) return <DetailsSkeleton />;
    return (
      <div className="border-b border-line py-4">
        <FailedState inline title="We couldn't load your details." onRetry={() => void refetch()} />
      </div>
    );
  }
  return (
    <dl>
      <Row name="Name">{data.name}</Row>
      <Row name="Email">{data.email}</Row>
      <Row name="Phone">{internationalPhone(data.phone) || "Not provided"}</Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className={ROW}>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <Skeleton label="Loading your details">
      {["name", "email", "phone"].map((row) => (
        <div key={row} className={ROW}>
          <SkeletonText className="w-20" />
          <SkeletonText className="w-60 max-w-full" />
        </div>
      ))}
    </Skeleton>
  );
}
