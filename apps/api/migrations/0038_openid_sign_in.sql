-- Signing in with a school's own OpenID provider.

-- Requests wait behind whoever waits for these locks, so it gives up soon; the next start tries again. Sessions and
-- codes come before learners, as in the requests of running servers, which would otherwise meet it in a deadlock.
set local lock_timeout = '3s';

-- The key of the provider that opened the session; null if none did.
alter table sessions add column openid_provider text;
-- When that provider last had them prove who they are, as it says; null if it doesn't.
alter table sessions add column openid_authenticated_at timestamptz;

alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('registration', 'password-reset', 'sign-in-link'));

-- A person is whoever the issuer calls by this subject, whatever their email address is now.
create table openid_identities (
  issuer text not null,
  subject text not null,
  learner_id uuid not null references learners on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index openid_identities_learner on openid_identities (learner_id);

-- Somebody has left for the provider's page and hasn't returned. State, nonce, and the rest derive from the secret in
-- their browser, of which only the hash is here. The row is deleted at the return, so nobody returns twice.
create table openid_sign_ins (
  secret_hash bytea primary key,
  provider text not null,
  expires_at timestamptz not null
);
create index openid_sign_ins_expires on openid_sign_ins (expires_at);

-- They have returned, but their address belongs to an account that they have to prove to be theirs first.
create table openid_links (
  id uuid primary key,
  secret_hash bytea not null unique,
  provider text not null,
  issuer text not null,
  subject text not null,
  learner_id uuid not null references learners on delete cascade,
  authenticated_at timestamptz,
  expires_at timestamptz not null
);
create index openid_links_learner on openid_links (learner_id);
create index openid_links_expires on openid_links (expires_at);
