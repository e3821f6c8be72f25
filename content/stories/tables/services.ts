import { around, derived, per, sized, type Story } from "@theta/items/template";
import { counted, high, highMass, long } from "./column-words.ts";

/** Clinics, libraries, theaters, and hotels. */

export const clinics: Story<"physicians" | "visits" | "wait" | "satisfied"> = {
  name: "clinics",
  intro:
    "The table shows data for the last quarter of 2023 for # clinics operated by a health system.",
  source: "Quarterly report of the health system",
  label: "Clinic",
  things: "clinics",
  names:
    "Adams, Brookside, Central, Dover, Eastside, Franklin, Greenfield, Hillcrest, Jefferson, Lakewood, Midtown, Oakdale".split(
      ", ",
    ),
  columns: {
    physicians: {
      noun: "number of physicians",
      heading: "Physicians",
      kind: "count",
      says: counted("physicians"),
      plausible: [3, 40],
      draw: sized(4, 32, 1),
    },
    visits: {
      noun: "number of patient visits",
      heading: "Patient visits",
      kind: "count",
      says: counted("patient visits"),
      plausible: [1500, 50000],
      draw: per("physicians", 720, 1280, 10),
    },
    wait: {
      noun: "average waiting time",
      heading: "Average waiting time (minutes)",
      kind: "rate",
      says: long("average waiting time", "had an average waiting time of #"),
      plausible: [5, 60],
      draw: ({ physicians, visits }, rng) =>
        Math.round((visits / physicians / 1000) * 20 + rng.int(-7, 7)),
    },
    satisfied: {
      noun: "patient satisfaction rate",
      heading: "Patient satisfaction rate (%)",
      kind: "rate",
      says: high("patient satisfaction rate", "had a patient satisfaction rate of #"),
      plausible: [50, 99],
      // Waiting is what patients dislike most.
      draw: ({ wait }, rng) => Math.round(98 - 0.8 * wait + rng.int(-6, 6)),
    },
  },
  rules: [
    {
      says: "A physician sees no more than 30 patients on each of 65 working days.",
      holds: ({ physicians, visits }) => visits <= physicians * 30 * 65,
    },
  ],
};

export const libraries: Story<"cardholders" | "visits" | "items" | "digital" | "hours"> = {
  name: "library branches",
  intro: "The table lists 2022 data for # branches of a county library system.",
  source: "Annual report of the library system",
  label: "Branch",
  things: "branches",
  names:
    "Belmont, Cedar Park, Clifton, Fairmont, Garfield, Hawthorne, Jackson, Kingsley, Madison, Northside, Riverside, Westfield".split(
      ", ",
    ),
  columns: {
    cardholders: {
      noun: "number of cardholders",
      heading: "Cardholders",
      kind: "count",
      says: counted("cardholders"),
      plausible: [2000, 40000],
      draw: sized(3000, 28000, 100),
    },
    visits: {
      noun: "number of visits",
      heading: "Visits (thousands)",
      kind: "count",
      says: counted("visits"),
      plausible: [10, 400],
      draw: per("cardholders", 0.0048, 0.0095, 1),
    },
    items: {
      noun: "number of items lent",
      heading: "Items lent (thousands)",
      kind: "count",
      says: counted("items lent", "lent # items"),
      plausible: [12, 700],
      draw: per("cardholders", 0.007, 0.0145, 1),
    },
    digital: {
      noun: "percentage of items lent in digital form",
      heading: "Digital items (% of items lent)",
      kind: "rate",
      says: high("percentage of items lent in digital form", [
        "lent # of its items in digital form",
        "lent # of their items in digital form",
      ]),
      plausible: [10, 60],
      draw: around(14, 52, 1),
    },
    hours: {
      noun: "number of hours open per week",
      heading: "Hours open per week",
      kind: "count",
      says: counted("hours open per week", [
        "was open # hours per week",
        "were open # hours per week",
      ]),
      plausible: [24, 70],
      // Larger branches are open longer.
      draw: ({ cardholders }, rng) =>
        2 * Math.round(16 + 6 * Math.log(cardholders / 3000) + rng.int(-3, 3)),
    },
  },
  rules: [],
};

export const theaters: Story<"seats" | "performances" | "tickets" | "sold" | "revenue"> = {
  name: "theaters",
  intro:
    "The table shows data for the 2022 season for # theaters in a certain city. Capacity sold is the number of tickets sold as a percentage of the total number of seats available at all performances.",
  source: "City arts council",
  label: "Theater",
  things: "theaters",
  names:
    "Apollo, Bijou, Century, Colonial, Empire, Globe, Lyceum, Majestic, Orpheum, Palace, Regent, Strand".split(
      ", ",
    ),
  columns: {
    seats: {
      noun: "number of seats",
      heading: "Seats",
      kind: "count",
      says: counted("seats"),
      plausible: [100, 2500],
      draw: sized(140, 1800, 10),
    },
    performances: {
      noun: "number of performances",
      heading: "Performances",
      kind: "count",
      says: counted("performances"),
      plausible: [40, 320],
      draw: around(60, 260, 1),
    },
    sold: {
      noun: "percentage of capacity sold",
      heading: "Capacity sold (%)",
      kind: "rate",
      says: high("percentage of capacity sold", [
        "sold # of its capacity",
        "sold # of their capacity",
      ]),
      plausible: [40, 100],
      draw: around(48, 97, 1),
    },
    tickets: {
      noun: "number of tickets sold",
      heading: "Tickets sold (thousands)",
      kind: "count",
      decimals: 1,
      says: counted("tickets sold", "sold # tickets"),
      plausible: [2, 600],
      draw: derived(
        ({ seats, performances, sold }) => (seats * performances * sold) / 100_000,
        0.1,
      ),
    },
    revenue: {
      noun: "ticket revenue",
      heading: "Ticket revenue ($ thousands)",
      kind: "amount",
      says: highMass("ticket revenue", "had ticket revenue of #"),
      plausible: [50, 40000],
      draw: per("tickets", 24, 66, 10),
    },
  },
  rules: [
    {
      says: "A theater sells no more tickets than it has seats at its performances.",
      holds: ({ seats, performances, tickets }) => tickets * 1000 <= seats * performances,
    },
  ],
};

export const hotels: Story<"rooms" | "occupied" | "rate" | "revenue" | "staff"> = {
  name: "hotels",
  intro: "The table shows data for the month of June for # hotels owned by a certain company.",
  source: "Company records",
  label: "Hotel",
  things: "hotels",
  names:
    "Arlington, Brighton, Carlton, Drake, Essex, Fairmount, Grove, Hudson, Lexington, Mayfair, Parkside, Windsor".split(
      ", ",
    ),
  columns: {
    rooms: {
      noun: "number of rooms",
      heading: "Rooms",
      kind: "count",
      says: counted("rooms"),
      plausible: [40, 600],
      draw: sized(60, 480, 5),
    },
    occupied: {
      noun: "average room occupancy rate",
      heading: "Average room occupancy rate (%)",
      kind: "rate",
      says: high("average room occupancy rate", "had an average room occupancy rate of #"),
      plausible: [40, 98],
      draw: around(52, 96, 1),
    },
    rate: {
      noun: "average room rate",
      heading: "Average room rate ($ per night)",
      kind: "rate",
      says: high("average room rate", "had an average room rate of # per night"),
      plausible: [70, 400],
      draw: around(88, 310, 1),
    },
    revenue: {
      noun: "room revenue",
      heading: "Room revenue ($ thousands)",
      kind: "amount",
      says: highMass("room revenue", "had room revenue of #"),
      plausible: [50, 6000],
      draw: derived(({ rooms, occupied, rate }) => (rooms * occupied * rate * 30) / 100_000, 1),
    },
    staff: {
      noun: "number of employees",
      heading: "Employees",
      kind: "count",
      says: counted("employees", "employed # people"),
      plausible: [12, 500],
      draw: per("rooms", 0.32, 0.72, 1),
    },
  },
  rules: [],
};
