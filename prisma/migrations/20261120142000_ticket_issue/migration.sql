-- CreateTable
CREATE TABLE "ticket_issue" (
    "order_key" TEXT NOT NULL,
    "ticket_group" INTEGER NOT NULL,
    "airline_code" TEXT NOT NULL,
    "first_serial" BIGINT NOT NULL,

    CONSTRAINT "ticket_issue_pkey" PRIMARY KEY ("order_key","ticket_group")
);
